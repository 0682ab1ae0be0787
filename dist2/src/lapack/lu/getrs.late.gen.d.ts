export { getrsGpu as compute } from './getrs.gpu.ts';
