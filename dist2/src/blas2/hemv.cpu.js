// HEMV on the CPU backend: with symv.
export { hemvCpu } from './symv.cpu.js';
