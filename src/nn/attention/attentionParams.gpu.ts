// Attention for the device: its operands, and the parameters that all kernels of attention have.
import { type AttentionRules, type AttentionShape, headsOf, maskAt, scaleOf } from '../../core/attention.ts';
import type { DeviceMat } from '../../runtime/buffer.ts';

export interface DeviceAttention extends AttentionShape, AttentionRules {
  readonly Q: DeviceMat;
  readonly K: DeviceMat;
  readonly V: DeviceMat;
  readonly mask: DeviceMat | undefined;
  readonly O: DeviceMat;
}

const MINUS_INFINITY = 0xff800000;

/** The least normal single: devices may take what is below it for 0, by which scores cannot be divided. */
const LEAST_NORMAL = 2 ** -126;
const normalCap = (cap: number): number => (cap === 0 ? 0 : Math.sign(cap) * Math.max(Math.abs(cap), LEAST_NORMAL));

/** What all kernels of attention have as parameters. */
export function attentionParams(g: DeviceAttention) {
  const { Q, K, V, O } = headsOf(g);
  return {
    ...{ heads: g.heads, groups: g.groups, queries: g.queries, keys: g.keys, dim: g.dim, dimV: g.dimV },
    ...{ past: g.past, causal: g.causal ? 1 : 0, hasMask: g.mask === undefined ? 0 : 1 },
    ...{ minusInfinity: MINUS_INFINITY, scale: scaleOf(g, g), cap: normalCap(g.cap) },
    ...{ offQ: g.Q.off, rowQ: Q.row, headQ: Q.head, batchQ: Q.batch },
    ...{ offK: g.K.off, rowK: K.row, headK: K.head, batchK: K.batch },
    ...{ offV: g.V.off, rowV: V.row, headV: V.head, batchV: V.batch },
    ...{ offO: g.O.off, rowO: O.row, headO: O.head, batchO: O.batch },
    ...{ offM: g.mask?.off ?? 0, headM: maskAt(g, 0, 1), batchM: maskAt(g, 1, 0) },
    ...{ offL: 0, offDO: 0, offDQ: 0, offDK: 0, offDV: 0, each: 0 },
    ...{ first: 0, step: 1, row0: 0, seen: 0, ldS: 0, strideS: 0 },
  };
}
