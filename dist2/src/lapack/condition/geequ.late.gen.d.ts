export { geequGpu as compute } from './geequ.gpu.ts';
