export { herCpu } from './syr.cpu.ts';
