import { tallOnHost } from './dsgels.cpu.js';
export const zcgelsCpu = (queue, a) => tallOnHost(queue, a);
