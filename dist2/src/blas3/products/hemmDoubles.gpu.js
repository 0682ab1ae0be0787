import { mirroredDoubles } from './symmDoubles.gpu.js';
export const hemmDoubles = (queue, a) => mirroredDoubles(queue, a, 'hermitian');
