import { type AttentionRules, type AttentionShape } from '../../core/attention.ts';
import type { DeviceMat } from '../../runtime/buffer.ts';
export interface DeviceAttention extends AttentionShape, AttentionRules {
    readonly Q: DeviceMat;
    readonly K: DeviceMat;
    readonly V: DeviceMat;
    readonly mask: DeviceMat | undefined;
    readonly O: DeviceMat;
}
/** What all kernels of attention have as parameters. */
export declare function attentionParams(g: DeviceAttention): {
    heads: number;
    groups: number;
    queries: number;
    keys: number;
    dim: number;
    dimV: number;
    past: number;
    causal: number;
    hasMask: number;
    minusInfinity: number;
    scale: number;
    cap: number;
    offQ: number;
    rowQ: number;
    headQ: number;
    batchQ: number;
    offK: number;
    rowK: number;
    headK: number;
    batchK: number;
    offV: number;
    rowV: number;
    headV: number;
    batchV: number;
    offO: number;
    rowO: number;
    headO: number;
    batchO: number;
    offM: number;
    headM: number;
    batchM: number;
    offL: number;
    offDO: number;
    offDQ: number;
    offDK: number;
    offDV: number;
    each: number;
};
