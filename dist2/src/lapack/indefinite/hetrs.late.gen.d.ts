export { hetrsGpu as compute } from './hetrs.gpu.ts';
