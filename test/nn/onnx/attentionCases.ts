// Attributes and shapes of ONNX's cases for Attention; padded sequences have their lengths as the seventh input.
import {
  type Attributes,
  example,
  filled,
  flags,
  type Inputs,
  made,
  normal,
  type Operator,
  type Tensor,
  tensor,
  uniform,
} from './operator.ts';

const causal = { is_causal: 1 };
const q = normal('2x3x4x8');
const many = normal('2x9x4x8');
const [k, v] = [normal('2x3x6x8', 2), normal('2x3x6x8', 3)];
const wide = normal('2x3x6x10', 3);
const [pastK, pastV, pastWide] = [normal('2x3x12x8', 4), normal('2x3x12x8', 5), normal('2x3x12x10', 5)];
const [mask, longMask] = [normal('4x6', 6), normal('4x18', 6)];
const none = undefined;
const half = { float16: 1 };
const truth = { boolean: 1 };
const equal = { q_num_heads: 3, kv_num_heads: 3 };
const shared = { q_num_heads: 9, kv_num_heads: 3 };
const [q3, many3, k3, v3, wide3] = [
  normal('2x4x24'),
  normal('2x4x72'),
  normal('2x6x24', 2),
  normal('2x6x24', 3),
  normal('2x6x30', 3),
];
const [small, smallK, smallV] = [uniform('1x2x2x8'), uniform('1x2x2x8', 2), uniform('1x2x2x8', 3)];
const hidden = tensor([2, 2], [0, 0, 1, 1]);
const lengths = (...of: number[]) => tensor([of.length], of);
const [eightK, eightV] = [normal('2x3x8x8', 2), normal('2x3x8x8', 3)];
const window = { is_causal: 1, left_window_size: 2 };

/** The four kinds of heads that ONNX goes through: as many of keys, fewer, values of another length. */
const kinds = (name: string, a: Attributes, ...rest: Inputs) => ({
  [`attention_4d${name}`]: example(a, q, k, v, ...rest),
  [`attention_4d_gqa${name}`]: example(a, many, k, v, ...rest),
  [`attention_4d_diff_heads_sizes${name}`]: example(a, q, k, wide, ...rest),
});
const flatKinds = (name: string, a: Attributes, ...rest: Inputs) => ({
  [`attention_3d${name}`]: example({ ...equal, ...a }, q3, k3, v3, ...rest),
  [`attention_3d_gqa${name}`]: example({ ...shared, ...a }, many3, k3, v3, ...rest),
  [`attention_3d_diff_heads_sizes${name}`]: example({ ...equal, ...a }, q3, k3, wide3, ...rest),
});
const [, ...later] = ['', longMask, pastK, pastV] as const;
const cached = (a: Attributes, of: Tensor) => example(a, q, k, v, of, pastK, pastV);
const [mask3d, mask4d, long3d, long4d] = [
  normal('2x1x4x6', 6),
  normal('2x3x4x6', 6),
  normal('2x1x4x18', 6),
  normal('2x3x4x18', 6),
];

/** Those of halves have the attribute float16, those whose mask is of truth values the attribute boolean. */
export const attentionCases: Operator['cases'] = {
  ...kinds('', {}),
  ...kinds('_scaled', { scale: 0.01 }),
  ...kinds('_causal', causal),
  ...kinds('_attn_mask', {}, mask),
  ...kinds('_softcap', { softcap: 2 }),
  attention_4d_fp16: example(half, q, k, v),
  attention_4d_attn_mask_3d: example({}, q, k, v, mask3d),
  attention_4d_attn_mask_3d_causal: example(causal, q, k, v, mask3d),
  attention_4d_attn_mask_4d: example({}, q, k, v, mask4d),
  attention_4d_attn_mask_4d_causal: example(causal, q, k, v, mask4d),
  attention_4d_attn_mask_bool: example(truth, q, k, v, flags('4x6')),
  attention_4d_attn_mask_bool_4d: example(truth, q, k, v, flags('2x3x4x6')),
  attention_4d_with_past_and_present: example({}, q, k, v, ...later),
  attention_4d_gqa_with_past_and_present: example({}, many, k, v, ...later),
  attention_4d_gqa_with_past_and_present_fp16: example(half, many, k, v, ...later),
  attention_4d_diff_heads_with_past_and_present: example({}, q, k, wide, longMask, pastK, pastWide),
  attention_4d_diff_heads_with_past_and_present_mask3d: example({}, q, k, wide, long3d, pastK, pastWide),
  attention_4d_diff_heads_with_past_and_present_mask4d: example({}, q, k, wide, long4d, pastK, pastWide),
  attention_4d_with_qk_matmul: example({}, q, k, v),
  attention_4d_with_qk_matmul_bias: example({}, q, k, v, mask),
  attention_4d_with_qk_matmul_softcap: example({ softcap: 2 }, q, k, v, mask),
  attention_4d_with_qk_matmul_softmax: example({}, q, k, v, mask),
  attention_4d_with_past_and_present_qk_matmul: cached({}, longMask),
  attention_4d_with_past_and_present_qk_matmul_bias: cached({}, longMask),
  attention_4d_with_past_and_present_qk_matmul_bias_3d_mask: cached({}, long3d),
  attention_4d_with_past_and_present_qk_matmul_bias_4d_mask: cached({}, long4d),
  attention_4d_with_past_and_present_qk_matmul_bias_3d_mask_causal: cached(causal, long3d),
  attention_4d_with_past_and_present_qk_matmul_bias_4d_mask_causal: cached(causal, long4d),
  ...flatKinds('', {}),
  ...flatKinds('_scaled', { scale: 0.01 }),
  ...flatKinds('_causal', causal),
  ...flatKinds('_attn_mask', {}, mask),
  ...flatKinds('_softcap', { softcap: 3 }),
  attention_3d_with_past_and_present: example(equal, q3, k3, v3, ...later),
  attention_3d_gqa_with_past_and_present: example(shared, many3, k3, v3, ...later),
  attention_3d_diff_heads_with_past_and_present: example(equal, q3, k3, wide3, longMask, pastK, pastWide),
  attention_3d_with_past_and_present_qk_matmul: example(equal, q3, k3, v3, ...later),
  attention_3d_with_past_and_present_qk_matmul_bias: example(equal, q3, k3, v3, ...later),
  attention_3d_with_past_and_present_qk_matmul_softcap: example({ ...equal, softcap: 2 }, q3, k3, v3, ...later),
  attention_3d_with_past_and_present_qk_matmul_softmax: example(equal, q3, k3, v3, ...later),
  attention_3d_transpose_verification: example(equal, normal('1x2x12'), normal('1x2x12', 2), normal('1x2x12', 3)),
  attention_4d_causal_fp16: example({ ...causal, ...half }, q, k, v),
  attention_4d_diff_heads_mask4d_padded_kv: example({}, q, k, wide, normal('2x3x4x4', 6), none, none, lengths(3, 4)),
  attention_4d_softcap_neginf_mask: example(
    { softcap: 0.5 },
    uniform('1x1x4x8'),
    uniform('1x1x6x8', 2),
    uniform('1x1x6x8', 3),
    made([4, 6], (at) => (at % 6 < 4 ? 0 : Number.NEGATIVE_INFINITY)),
  ),
  attention_4d_softcap_neginf_mask_poison: example(
    { softcap: 0.5 },
    uniform('1x1x4x8'),
    uniform('1x1x6x8', 2),
    made([1, 1, 6, 8], (at) => (at < 32 ? at / 32 : 1000)),
    made([4, 6], (at) => (at % 6 < 4 ? 0 : Number.NEGATIVE_INFINITY)),
  ),
  attention_4d_gqa_causal_nonpad_decode: example(
    causal,
    normal('2x4x1x8'),
    normal('2x2x8x8', 2),
    normal('2x2x8x8', 3),
    none,
    none,
    none,
    lengths(8, 5),
  ),
  attention_4d_gqa_causal_nonpad_decode_fp16: example(
    { ...causal, ...half },
    normal('2x4x1x8'),
    normal('2x2x8x8', 2),
    normal('2x2x8x8', 3),
    none,
    none,
    none,
    lengths(8, 5),
  ),
  attention_4d_causal_nonpad_continued_prefill: example(
    causal,
    normal('1x2x2x8'),
    normal('1x2x4x8', 2),
    normal('1x2x4x8', 3),
    none,
    none,
    none,
    lengths(4),
  ),
  attention_4d_causal_with_past_and_present: example(
    causal,
    q,
    normal('2x3x4x8', 2),
    normal('2x3x4x8', 3),
    none,
    normal('2x3x3x8', 4),
    normal('2x3x3x8', 5),
  ),
  attention_causal_boolmask_nan_robustness: example(
    { ...causal, ...truth },
    small,
    smallK,
    smallV,
    tensor([2, 2], [1, 0, 0, 0]),
  ),
  attention_23_boolmask_fullymasked_row_nan_robustness: example(truth, small, smallK, smallV, hidden),
  attention_4d_causal_nonpad_negative_offset_structural_empty: example(
    causal,
    normal('1x2x4x8'),
    normal('1x2x4x8', 2),
    normal('1x2x4x8', 3),
    none,
    none,
    none,
    lengths(2),
  ),
  attention_23_fullymasked_qk_matmul_output_mode3_zero: example(truth, small, smallK, smallV, hidden),
  attention_24_fullymasked_qk_matmul_output_mode3_zero: example(truth, small, smallK, smallV, hidden),
  attention_24_qk_matmul_output_mode3_softmax_precision: example(
    { ...truth, ...half },
    small,
    smallK,
    smallV,
    tensor([2, 2], [1, 1, 1, 1]),
  ),
  attention_4d_causal_nonpad_attn_mask_composition: example(
    { ...causal, ...truth },
    normal('2x2x3x8'),
    normal('2x2x6x8', 2),
    normal('2x2x6x8', 3),
    flags('2x1x3x6'),
    none,
    none,
    lengths(4, 5),
  ),
  attention_4d_causal_nonpad_batch_prefill: example(
    causal,
    normal('3x2x2x8'),
    normal('3x2x6x8', 2),
    normal('3x2x6x8', 3),
    none,
    none,
    none,
    lengths(4, 5, 6),
  ),
  attention_local_window: example(window, q, k, v),
  attention_bidirectional_window: example(
    { left_window_size: 1, right_window_size: 2 },
    filled('1x1x5x1', 0),
    filled('1x1x5x1', 0),
    tensor([1, 1, 5, 1], [0, 1, 2, 3, 4]),
  ),
  attention_local_window_default: example({ left_window_size: -1, right_window_size: -1 }, q, k, v),
  attention_local_window_rank1_boolean_mask: example({ ...window, ...truth }, q, k, v, tensor([6], [1, 1, 1, 1, 0, 0])),
  attention_local_window_with_past: example(
    window,
    q,
    normal('2x3x2x8', 2),
    normal('2x3x2x8', 3),
    none,
    normal('2x3x8x8', 4),
    normal('2x3x8x8', 5),
  ),
  attention_local_window_ext_cache_rank3_head_mask: example(
    window,
    q,
    eightK,
    eightV,
    normal('3x4x8', 6),
    none,
    none,
    lengths(6, 7),
  ),
  attention_local_window_ext_cache_rank4_batch_mask: example(
    window,
    q,
    eightK,
    eightV,
    normal('2x1x4x8', 6),
    none,
    none,
    lengths(6, 7),
  ),
  attention_local_window_ext_cache_rank2_mask: example(
    window,
    q,
    eightK,
    eightV,
    normal('1x8', 6),
    none,
    none,
    lengths(6, 7),
  ),
  attention_local_window_ext_cache_float16_mask: example(
    { ...window, ...half },
    q,
    eightK,
    eightV,
    normal('1x8', 6),
    none,
    none,
    lengths(6, 7),
  ),
  attention_3d_local_window: example(
    { ...window, q_num_heads: 4, kv_num_heads: 1 },
    normal('2x4x32'),
    normal('2x6x8', 2),
    normal('2x6x6', 3),
  ),
  attention_local_window_gqa_rank4_mask: example(
    { ...window, ...truth, softcap: 2 },
    normal('2x4x4x8'),
    normal('2x2x6x8', 2),
    normal('2x2x6x6', 3),
    flags('2x4x4x6'),
  ),
};
