import { eigenOnDevice } from './dssyevd.hybrid.js';
export const zcheevdHybrid = (queue, a) => eigenOnDevice(queue, a);
