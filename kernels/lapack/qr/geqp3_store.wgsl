// geqp3_store: a finished panel of columns of A from the panel's first row on: R above and on the diagonal, v's below it.
// Storage   as in geqp3_column and geqp3_rest
// Mapping   workgroup (x, y) -> THREADS rows of column y of the panel; thread -> one element
// Tunables  THREADS (32..256)  NB as in geqp3_column
// Needs     nothing
// Source    LAPACK xLAQPS
// @use lib/field
const THREADS: u32 = 256u;
const NB: u32 = 32u;

struct Params {
  baseX: u32,
  m: u32,
  n: u32,
  first: u32,
  off: u32,
  lda: u32,
  ldx: u32,
}
@group(0) @binding(0) var<storage, read_write> A: array<T>;
@group(0) @binding(1) var<storage, read> X: array<T>;
@group(0) @binding(2) var<storage, read> FR: array<T>;
@group(0) @binding(3) var<storage, read> heads: array<T>;
@group(0) @binding(4) var<uniform> p: Params;

@compute @workgroup_size(THREADS)
fn geqp3_store(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * THREADS + t;
  let c = group.y;
  let j = p.first + c;
  if (p.first + i >= p.m) {
    return;
  }
  var value = widen(heads[NB + c]);
  if (i < c) {
    value = widen(FR[i + (p.n + j) * NB]);
  } else if (i > c) {
    value = mul(widen(heads[c]), widen(X[p.first + i + c * p.ldx]));
  }
  A[p.off + p.first + i + j * p.lda] = narrow(value);
}
