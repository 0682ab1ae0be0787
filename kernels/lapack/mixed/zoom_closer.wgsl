// zoom_closer: B := 2^exponent (S - mu I) for the symmetric (Hermitian) part of a block on the diagonal of S.
// Storage   S[first + i + j*ld], B[i + j*order]  (i, j < order), doubles
// Mapping   workgroup (x, y) -> a tile of SIDE x SIDE elements; thread -> one
// Tunables  SIDE (8..16)   T V COMPLEX: lib/double_elements
// Source    none: what singles are to see of a group of eigenvalues at full resolution
// @use lib/double_elements
// @use lib/double_scaled
const SIDE: u32 = 16u;

struct Params {
  baseX: u32,
  baseY: u32,
  order: u32,
  first: u32,
  ld: u32,
  exponent: i32,
  mu: vec2u,
}
@group(0) @binding(0) var<storage, read> S: array<T>;
@group(0) @binding(1) var<storage, read_write> B: array<T>;
@group(0) @binding(2) var<uniform> p: Params;

@compute @workgroup_size(SIDE * SIDE)
fn zoom_closer(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * SIDE + t % SIDE;
  let j = (group.y + p.baseY) * SIDE + t / SIDE;
  if (i >= p.order || j >= p.order) {
    return;
  }
  var x = scaled(add(widen(S[p.first + i + j * p.ld]), conj(widen(S[p.first + j + i * p.ld]))), -1);
  if (i == j) {
    x = ofReal(dSub(realPart(x), p.mu));
  }
  B[i + j * p.order] = narrow(scaled(x, p.exponent));
}
