// HER2 on the CPU backend: with syr2.
export { her2Cpu } from './syr2.cpu.js';
