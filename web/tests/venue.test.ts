import { expect, test } from 'vitest';
import { venueOf } from '../table/venue.ts';

test.each([
  ['bandstand.example.org', 'bandstand.example.org'],
  ['play.example.org:8443', 'play.example.org'],
  ['203.0.113.9:8080', '203.0.113.9'],
  ['localhost:8080', undefined],
  ['127.0.0.1:8080', undefined],
  ['192.168.1.5:8080', undefined],
  ['172.20.0.3', undefined],
  ['172.32.0.3', '172.32.0.3'],
  ['[::1]:8080', undefined],
  ['attic:8080', undefined],
  ['attic.local', undefined],
])('a poster of a match at %s names %s', (host, place) => {
  expect(venueOf(host)).toBe(place);
});
