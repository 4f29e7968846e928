export { drawSheet, drawTable as draw, legendFor as legend } from '@bandstand/kits/draft-and-write-terminal';
