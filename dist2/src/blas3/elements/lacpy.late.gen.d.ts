export { lacpyGpu as compute } from './lacpy.gpu.ts';
