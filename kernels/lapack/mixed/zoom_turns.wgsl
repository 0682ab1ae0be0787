// zoom_turns: F(i, j) := (s(i, j) s(j) + s(j, i) s(i)) / (s(j)^2 - s(i)^2), G(i, j) := (s(i, j) s(i) + s(j, i) s(j)) / (s(j)^2 - s(i)^2) for
// i < j of different groups, s(i) being s(i, i); for i > j what makes both antisymmetric; 0 elsewhere.
// Storage   S[i + j*n], F[i + j*n], G[i + j*n]  (i, j < n), doubles; groups[i]: the number of i's group
// Mapping   workgroup (x, y) -> a tile of SIDE x SIDE elements; thread -> one
// Tunables  SIDE (8..16)
// Source    T. Ogita, K. Aishima, J. Comput. Appl. Math. 369 (2020)
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
@group(0) @binding(3) var<storage, read_write> G: array<vec2u>;
@group(0) @binding(4) var<uniform> p: Params;

@compute @workgroup_size(SIDE * SIDE)
fn zoom_turns(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * SIDE + t % SIDE;
  let j = (group.y + p.baseY) * SIDE + t / SIDE;
  if (i >= p.n || j >= p.n) {
    return;
  }
  var f = vec2u();
  var g = vec2u();
  if (groups[i] != groups[j]) {
    let r = min(i, j);
    let c = max(i, j);
    let a = S[r + r * p.n];
    let b = S[c + c * p.n];
    let x = S[r + c * p.n];
    let y = S[c + r * p.n];
    let apart = dMul(dSub(b, a), dAdd(b, a));
    f = dDiv(dFma(x, b, dMul(y, a)), apart);
    g = dDiv(dFma(x, a, dMul(y, b)), apart);
    if (i > j) {
      f = dNeg(f);
      g = dNeg(g);
    }
  }
  F[i + j * p.n] = f;
  G[i + j * p.n] = g;
}
