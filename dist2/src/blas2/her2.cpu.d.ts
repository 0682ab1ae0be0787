export { her2Cpu } from './syr2.cpu.ts';
