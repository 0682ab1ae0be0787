import { updateTriangle } from './syr.cpu.js';
export const syr2Cpu = (queue, a) => updateTriangle(queue, a, a, false);
export const her2Cpu = (queue, a) => updateTriangle(queue, a, a, true);
