// zoom_turns: F(i, j) := (s(i, j) s(j) + s(j, i)* s(i)) / (s(j)^2 - s(i)^2), G(i, j) := (s(i, j) s(i) + s(j, i)* s(j)) / (s(j)^2 - s(i)^2)
// for i < j of different groups, s(i) being the real part of s(i, i), * conjugates; for i > j what makes F = -F^H, G = -G^H; 0 elsewhere.
// Storage   S[i + j*n], F[i + j*n], G[i + j*n]  (i, j < n), doubles; groups[i]: the number of i's group
// Mapping   workgroup (x, y) -> a tile of SIDE x SIDE elements; thread -> one
// Tunables  SIDE (8..16)   T V COMPLEX: lib/double_elements
// Source    T. Ogita, K. Aishima, J. Comput. Appl. Math. 369 (2020)
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
@group(0) @binding(3) var<storage, read_write> G: array<T>;
@group(0) @binding(4) var<uniform> p: Params;

@compute @workgroup_size(SIDE * SIDE)
fn zoom_turns(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * SIDE + t % SIDE;
  let j = (group.y + p.baseY) * SIDE + t / SIDE;
  if (i >= p.n || j >= p.n) {
    return;
  }
  var f = V();
  var g = V();
  if (groups[i] != groups[j]) {
    let r = min(i, j);
    let c = max(i, j);
    let a = realPart(widen(S[r + r * p.n]));
    let b = realPart(widen(S[c + c * p.n]));
    let x = widen(S[r + c * p.n]);
    let y = conj(widen(S[c + r * p.n]));
    let apart = dMul(dSub(b, a), dAdd(b, a));
    f = overReal(madReal(b, x, byReal(a, y)), apart);
    g = overReal(madReal(a, x, byReal(b, y)), apart);
    if (i > j) {
      f = neg(conj(f));
      g = neg(conj(g));
    }
  }
  F[i + j * p.n] = narrow(f);
  G[i + j * p.n] = narrow(g);
}
