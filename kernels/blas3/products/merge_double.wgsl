// merge_double: C := W + beta C in doubles, on one triangle of C or on all of it.
// Storage   W[i + j*ldw], C[offC + i + j*ldc]  (i < m, j < n)
// Mapping   workgroup (x, y) -> THREADS rows of column y; thread -> one element
// Tunables  THREADS (32..256)
// Needs     W and C in different buffers. part 0 all of C, 1 its lower triangle, 2 its upper. useW = 0 takes W as zero without reading it;
//           beta = 0 never reads C
// Source    BLAS xSYRK, whose result is one triangle
// @use lib/double
const THREADS: u32 = 64u;

struct Params {
  baseX: u32,
  baseY: u32,
  part: u32,
  m: u32,
  useW: u32,
  ldw: u32,
  offC: u32,
  ldc: u32,
  beta: vec2u,
}
@group(0) @binding(0) var<storage, read> W: array<vec2u>;
@group(0) @binding(1) var<storage, read_write> C: array<vec2u>;
@group(0) @binding(2) var<uniform> p: Params;

@compute @workgroup_size(THREADS)
fn merge_double(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * THREADS + t;
  let j = group.y + p.baseY;
  let inside = p.part == 0u || (p.part == 1u && i >= j) || (p.part == 2u && i <= j);
  if (i >= p.m || !inside) {
    return;
  }
  let at = p.offC + i + j * p.ldc;
  var value = vec2u();
  if (p.useW == 1u) {
    value = W[i + j * p.ldw];
  }
  if (!dIsZero(p.beta)) {
    if (p.useW == 1u) {
      value = dFma(p.beta, C[at], value);
    } else {
      value = dMul(p.beta, C[at]);
    }
  }
  C[at] = value;
}
