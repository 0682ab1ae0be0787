export { gemmI32Gpu as compute } from './gemmI32.gpu.ts';
