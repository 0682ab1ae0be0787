export { hemvCpu } from './symv.cpu.ts';
