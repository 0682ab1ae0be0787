// HER on the CPU backend: with syr.
export { herCpu } from './syr.cpu.js';
