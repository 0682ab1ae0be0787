// zoom_turn: F(i, j) := s(i, j) / (s(j, j) - s(i, i)) where i and j are of different groups, 0 elsewhere, for the symmetric part s of S.
// Storage   S[i + j*n], F[i + j*n]  (i, j < n), doubles; groups[i]: the number of i's group
// Mapping   workgroup (x, y) -> a tile of SIDE x SIDE elements; thread -> one
// Tunables  SIDE (8..16)
// Needs     F is antisymmetric to the bit
// Source    T. Ogita, K. Aishima, Japan J. Indust. Appl. Math. 35 (2018)
// @use lib/double
const SIDE: u32 = 16u;

struct Params {
  baseX: u32,
  baseY: u32,
  n: u32,
}
@group(0) @binding(0) var<storage, read> S: array<vec2u>;
@group(0) @binding(1) var<storage, read> groups: array<u32>;
@group(0) @binding(2) var<storage, read_write> F: array<vec2u>;
@group(0) @binding(3) var<uniform> p: Params;

@compute @workgroup_size(SIDE * SIDE)
fn zoom_turn(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * SIDE + t % SIDE;
  let j = (group.y + p.baseY) * SIDE + t / SIDE;
  if (i >= p.n || j >= p.n) {
    return;
  }
  var f = vec2u();
  if (groups[i] != groups[j]) {
    let sum = dAdd(S[i + j * p.n], S[j + i * p.n]);
    f = dDiv(sum, dScale(dSub(S[j + j * p.n], S[i + i * p.n]), 1));
  }
  F[i + j * p.n] = f;
}
