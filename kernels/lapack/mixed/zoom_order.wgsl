// zoom_order: Y := the columns of M in another order, with rows 1 its rows too, some with the other sign.
// Storage   M[i + j*m], Y[i + j*m]  (i < m, j < n), doubles as bits; order[j]: where column j comes from, with the highest bit if its sign
//           turns, of real numbers: of the columns with signs 1, of the rows with signs 2
// Mapping   workgroup (x, y) -> THREADS rows of column y; thread -> one element
// Tunables  THREADS (32..256)   T vec2u, vec4u for pairs
// Source    none: a gather
alias T = vec2u;
const THREADS: u32 = 128u;

struct Params {
  baseX: u32,
  baseY: u32,
  m: u32,
  n: u32,
  rows: u32,
  signs: u32,
}
@group(0) @binding(0) var<storage, read> M: array<T>;
@group(0) @binding(1) var<storage, read> order: array<u32>;
@group(0) @binding(2) var<storage, read_write> Y: array<T>;
@group(0) @binding(3) var<uniform> p: Params;

@compute @workgroup_size(THREADS)
fn zoom_order(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let i = (group.x + p.baseX) * THREADS + t;
  let j = group.y + p.baseY;
  if (i >= p.m || j >= p.n) {
    return;
  }
  let column = order[j];
  var row = i;
  if (p.rows == 1u) {
    row = order[i];
  }
  var sign = 0u;
  if (p.signs == 1u) {
    sign = column & 0x80000000u;
  }
  if (p.signs == 2u) {
    sign = row & 0x80000000u;
  }
  var x = M[(row & 0x7fffffffu) + (column & 0x7fffffffu) * p.m];
  x.y ^= sign;
  Y[i + j * p.m] = x;
}
