export { drawTable as draw } from '@bandstand/kits/draft-and-write';
