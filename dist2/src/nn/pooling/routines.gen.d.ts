export { type PoolBackwardArgs, poolBackward, hpoolBackward, spoolBackward, dpoolBackward } from './poolBackward.gen.ts';
export { type PoolForwardArgs, poolForward, hpoolForward, spoolForward, dpoolForward } from './poolForward.gen.ts';
