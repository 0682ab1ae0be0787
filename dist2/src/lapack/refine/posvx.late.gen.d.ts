export { posvxGpu as compute } from './posvx.gpu.ts';
