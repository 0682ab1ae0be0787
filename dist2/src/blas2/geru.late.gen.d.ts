export { geruGpu as compute } from './ger.gpu.ts';
