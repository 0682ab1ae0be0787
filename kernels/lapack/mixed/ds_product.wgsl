// ds_product: W := A X in slices, in double-single arithmetic: W(i, s, c) = the sum of A(i, j) X(j, c) over the columns j of slice s.
// Storage   A(i, j) = H[offH + i + j*ldh] + L[offL + i + j*ldl]; X(j, c) = the sum of the pair X[offX + j + c*ldx], W alike:
//           W[i + m*(s + slices*c)]; wanted[first + c]: 0 leaves column c alone, if masked is 1
// Mapping   workgroup (x, y, z) -> column x of X, THREADS rows, slice z of `slice` columns of A; thread -> one row, four columns of A at
//           a time, whose loads do not wait for each other. Workgroups that follow each other read the same part of A, from the cache
// Tunables  THREADS (32..256)  KEPT, FUSED 0 or 1: see lib/double_single; which of them is right only a trial tells
// Needs     zero = 0
// Source    lib/double_single; slices as in gemv_n
const THREADS: u32 = 64u;

struct Params {
  baseX: u32,
  baseY: u32,
  baseZ: u32,
  m: u32,
  n: u32,
  slice: u32,
  slices: u32,
  offH: u32,
  ldh: u32,
  offL: u32,
  ldl: u32,
  offX: u32,
  ldx: u32,
  first: u32,
  masked: u32,
  zero: u32,
}
@group(0) @binding(0) var<storage, read> H: array<f32>;
@group(0) @binding(1) var<storage, read> L: array<f32>;
@group(0) @binding(2) var<storage, read> X: array<vec2f>;
@group(0) @binding(3) var<storage, read> wanted: array<u32>;
@group(0) @binding(4) var<storage, read_write> W: array<vec2f>;
@group(0) @binding(5) var<uniform> p: Params;

// @use lib/double_single

fn element(i: u32, j: u32) -> vec2f {
  return vec2f(H[p.offH + i + j * p.ldh], L[p.offL + i + j * p.ldl]);
}

@compute @workgroup_size(THREADS)
fn ds_product(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let column = group.x + p.baseX;
  let row = (group.y + p.baseY) * THREADS + t;
  let s = group.z + p.baseZ;
  if (row >= p.m) {
    return;
  }
  if (p.masked == 1u) {
    if (wanted[p.first + column] == 0u) {
      return;
    }
  }
  let end = min((s + 1u) * p.slice, p.n);
  let x = p.offX + column * p.ldx;
  var sum = vec3f(0.0);
  var j = s * p.slice;
  for (; j + 4u <= end; j += 4u) {
    let a0 = element(row, j);
    let a1 = element(row, j + 1u);
    let a2 = element(row, j + 2u);
    let a3 = element(row, j + 3u);
    let x0 = X[x + j];
    let x1 = X[x + j + 1u];
    let x2 = X[x + j + 2u];
    let x3 = X[x + j + 3u];
    sum = sumMultiplyAdd(sum, a0, x0);
    sum = sumMultiplyAdd(sum, a1, x1);
    sum = sumMultiplyAdd(sum, a2, x2);
    sum = sumMultiplyAdd(sum, a3, x3);
  }
  for (; j < end; j++) {
    sum = sumMultiplyAdd(sum, element(row, j), X[x + j]);
  }
  W[row + p.m * (s + p.slices * column)] = sumPair(sum);
}
