// attention_row_gradients: of a block of queries the weights in the places of their products with keys, and the gradients of the scores,
// dS = P (dO V^T - D), in the places of products of dO with values.
// Storage   S, and BY alike, as attention_rows; M as attention_forward, LD as attention_queries
// Mapping   workgroup (x, y) -> query row0 + x of head y of the block
// Tunables  THREADS (64..256)
// Needs     minusInfinity = 0xff800000; hasMask 0: M is not read
// Source    Dao 2023, FlashAttention-2
// @use lib/field
// @use lib/gate_functions
// @use lib/attention_fields
const THREADS: u32 = 256u;
// @use lib/attention_scores
@group(0) @binding(0) var<storage, read> M: array<T>;
@group(0) @binding(1) var<storage, read> LD: array<R>;
@group(0) @binding(2) var<storage, read_write> S: array<R>;
@group(0) @binding(3) var<storage, read_write> BY: array<R>;
@group(0) @binding(4) var<uniform> p: Params;

@compute @workgroup_size(THREADS)
fn attention_row_gradients(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let row = group.x + p.baseX;
  let z = group.y + p.baseY;
  let linear = p.first + z * p.step;
  let query = p.row0 + row;
  let at = z * p.strideS + row * p.ldS;
  let isPlain = isPlainRow(query);
  let known = 2u * (linear * p.queries + query);
  let logOf = LD[known];
  let mean = LD[known + 1u];
  for (var key = t; key < p.seen; key += THREADS) {
    let product = S[at + key];
    let w = weight(scoreOf(isPlain, product, linear / p.heads, linear % p.heads, query, key), logOf);
    S[at + key] = w;
    BY[at + key] = w * (BY[at + key] - mean) * select(bend(bent(product)), 1.0, isPlain);
  }
}
