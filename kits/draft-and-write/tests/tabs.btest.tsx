import { createRoot, createSignal } from 'solid-js';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { hasRoom } from '../../board/index.tsx';
import { createTabs } from '../ui/SectionTabs.tsx';
import type { Section } from '../ui/sections.ts';

const section = (name: Section['name'], spots: readonly string[], tab: number): Section => ({
  name,
  part: undefined,
  draw: () => undefined,
  spots,
  tab,
});
const SECTIONS = [section('posts', ['post'], 0), section('match', ['cell'], 1), section('grid', ['square'], 2)];

/** The tabs of a sheet, which is open at its second section. */
function openTabs() {
  const [lit, setLit] = createSignal<ReadonlySet<string>>(new Set());
  const [marked, setMarked] = createSignal<ReadonlySet<string>>(new Set());
  const turns: string[] = [];
  const [tabs, dispose] = createRoot((end) => [
    createTabs({ sections: () => SECTIONS, lit, marked, onTurn: () => turns.push('turned') }),
    end,
  ]);
  tabs.setTab(1);
  return { tabs, turns, setLit, setMarked, dispose };
}

describe('on a phone', () => {
  beforeEach(async () => {
    await page.viewport(360, 740);
    await vi.waitUntil(() => !hasRoom('481px'));
    vi.useFakeTimers();
  });
  afterEach(async () => {
    vi.useRealTimers();
    await page.viewport(414, 896);
  });

  test('a mark is seen before the sheet turns to where the next thing can be done', () => {
    const { tabs, turns, setLit, setMarked, dispose } = openTabs();
    setMarked(new Set(['cell']));
    setLit(new Set(['square']));
    expect(tabs.tab(), 'the mark was made here').toBe(1);
    vi.advanceTimersByTime(1000);
    expect(tabs.tab()).toBe(2);
    expect(turns).toEqual(['turned']);
    dispose();
  });

  test('without a mark to look at, the sheet turns at once', () => {
    const { tabs, setLit, dispose } = openTabs();
    setLit(new Set(['square']));
    expect(tabs.tab()).toBe(2);
    dispose();
  });

  test('whoever turns the sheet themselves is not turned back', () => {
    const { tabs, setLit, setMarked, dispose } = openTabs();
    setMarked(new Set(['cell']));
    setLit(new Set(['square']));
    tabs.setTab(0);
    vi.advanceTimersByTime(1000);
    expect(tabs.tab()).toBe(0);
    dispose();
  });
});
