export { trtriDoubles as compute } from './trtriDoubles.gpu.ts';
