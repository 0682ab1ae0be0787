import { svdOnDevice } from './dsgesdd.hybrid.js';
export const zcgesddHybrid = (queue, a) => svdOnDevice(queue, a);
