// refine_judge: the componentwise backward error of each solution, and whether a correction is worth while.
// Storage   D[i + j*ld] residuals, W[i + j*ld] |op(A)| |x| + |b|, real; state[j] the backward error (before: of the last time),
//           state[columns + j] 1 or 0: column j is to be corrected (before: was)
// Mapping   workgroup x -> column x; a tree over its threads
// Tunables  THREADS (64..256, a power of two)
// Needs     first 1: nothing has been judged before
// Source    LAPACK xGERFS
// @use lib/field
const THREADS: u32 = 256u;

struct Params {
  baseX: u32,
  n: u32,
  columns: u32,
  ld: u32,
  first: u32,
  eps: R,
  safe1: R,
  safe2: R,
}
@group(0) @binding(0) var<storage, read> D: array<T>;
@group(0) @binding(1) var<storage, read> W: array<R>;
@group(0) @binding(2) var<storage, read_write> state: array<u32>;
@group(0) @binding(3) var<uniform> p: Params;

// @use lib/largest

@compute @workgroup_size(THREADS)
fn refine_judge(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let j = group.x + p.baseX;
  var worst = 0u;
  for (var i = t; i < p.n; i += THREADS) {
    let size = abs1(widen(D[i + j * p.ld]));
    let weight = W[i + j * p.ld];
    // Where the weight is next to nothing, safe1 makes it harmless.
    let extra = select(0.0, p.safe1, weight <= p.safe2);
    worst = max(worst, bitcast<u32>((size + extra) / (weight + extra)) & 0x7fffffffu);
  }
  findLargest(t, worst);
  if (t == 0u) {
    let bits = most[0];
    let error = bitcast<R>(bits);
    let before = select(bitcast<R>(state[j]), 3.0, p.first == 1u);
    let wanted = p.first == 1u || state[p.columns + j] != 0u;
    if (wanted) {
      state[j] = bits;
      let again = bits <= 0x7f800000u && error > p.eps && 2.0 * error <= before;
      state[p.columns + j] = select(0u, bitcast<u32>(1.0), again);
    }
  }
}
