// zoom_turn: F(i, j) := s(i, j) / (s(j, j) - s(i, i)) where i and j are of different groups, 0 elsewhere, for the symmetric
// (Hermitian) part s of S.
// Storage   S[i + j*n], F[i + j*n]  (i, j < n), doubles; groups[i]: the number of i's group
// Mapping   workgroup (x, y) -> a tile of SIDE x SIDE elements; thread -> one
// Tunables  SIDE (8..16)   T V COMPLEX: lib/double_elements
// Needs     F = -F^H to the bit
// Source    T. Ogita, K. Aishima, Japan J. Indust. Appl. Math. 35 (2018)
// @use lib/double_elements
const SIDE: u32 = 16u;

struct Params {
  baseX: u32,
  baseY: u32,
  n: u32,
}
@group(0) @binding(0) var<storage, read> S: array<T>;
@group(0) @binding(1) var<storage, read> groups: array<u32>;
@group(0) @binding(2) var<storage, read_write> F: array<T>;
@group(0) @binding(3) var<uniform> p: Params;

@compute @workgroup_size(SIDE * SIDE)
fn zoom_turn(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * SIDE + t % SIDE;
  let j = (group.y + p.baseY) * SIDE + t / SIDE;
  if (i >= p.n || j >= p.n) {
    return;
  }
  var f = V();
  if (groups[i] != groups[j]) {
    let sum = add(widen(S[i + j * p.n]), conj(widen(S[j + i * p.n])));
    let apart = dSub(realPart(widen(S[j + j * p.n])), realPart(widen(S[i + i * p.n])));
    f = overReal(sum, dScale(apart, 1));
  }
  F[i + j * p.n] = narrow(f);
}
