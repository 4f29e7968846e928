export { packShape, type Pack } from '@bandstand/kits/draft-and-write-pack';
