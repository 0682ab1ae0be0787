// steqr_product: the vectors of merged halves, for all merges of a level: each half's vectors times the rows of S that belong to them, in
// ascending order of eigenvalues; vectors that deflation has made final are copied.
// Maths     S(i, j) = w_i / (d_i - root_j) / length_j, made where it is needed
// Storage   lists of `words` as steqr_merge leaves them; Q, the vectors of the halves -> X, those of the whole: column-major, problem z at
//           (fromQ + z)*n*n and (fromX + z)*n*n, n elements from column to column
// Mapping   workgroup (x, y, z) -> TILE rows of half x % 2 from TILE (x / 2), TILE columns from TILE y, merge z % 2^level of problem
//           z / 2^level; thread -> 4 x 4 elements
// Tunables  TILE (32, 64); (TILE/4)^2 threads   workgroup bytes = 140*TILE
// Needs     different buffers
// Source    LAPACK xLAED3
const TILE: u32 = 32u;
const DEPTH: u32 = 16u;
const SIDE: u32 = TILE / 4u;
const THREADS: u32 = SIDE * SIDE;

struct Params {
  baseX: u32,
  baseY: u32,
  baseZ: u32,
// @use lib/steqr_fields
  level: u32,
  fromQ: u32,
  fromX: u32,
}
@group(0) @binding(0) var<storage, read> orders: array<u32>;
@group(0) @binding(1) var<storage, read> words: array<u32>;
@group(0) @binding(2) var<storage, read> Q: array<f32>;
@group(0) @binding(3) var<storage, read_write> X: array<f32>;
@group(0) @binding(4) var<uniform> p: Params;

// @use lib/binary_scale
// @use lib/steqr_words
// @use lib/steqr_merges

// left[l*SIDE + r] has four rows of Q's column l, right[l*SIDE + c] four columns of S's row l.
var<workgroup> left: array<vec4f, SIDE * DEPTH>;
var<workgroup> right: array<vec4f, SIDE * DEPTH>;
// Of the tile's columns: the root's pole, the distance from it, 1 / length.
var<workgroup> origins: array<i32, TILE>;
var<workgroup> away: array<vec2f, TILE>;

fn listed(list: u32, a: Merge, i: u32) -> u32 {
  return words[wordOf(list, a.z, a.first + i)];
}

@compute @workgroup_size(THREADS)
fn steqr_product(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let index = group.z + p.baseZ;
  let a = mergeAt(index >> p.level, index & ((1u << p.level) - 1u));
  let x = group.x + p.baseX;
  let second = x % 2u == 1u;
  let height = select(a.n1, a.size - a.n1, second);
  let i0 = x / 2u * TILE;
  let j0 = (group.y + p.baseY) * TILE;
  if (i0 >= height || j0 >= a.size) {
    return;
  }
  let corner = a.first * p.n + a.first + select(0u, a.n1, second) + i0;
  let row = (p.fromQ + a.z) * p.n * p.n + corner;
  let rowX = (p.fromX + a.z) * p.n * p.n + corner;
  let k = listed(COUNTS, a, 0u);
  let list = select(UPPER, LOWER, second);
  let entries = select(0u, listed(COUNTS, a, select(1u, 2u, second)), j0 < k);

  if (t < TILE && j0 + t < k) {
    origins[t] = bitcast<i32>(listed(ORIGIN, a, j0 + t));
    away[t] = bitcast<vec2f>(vec2u(listed(AWAY, a, j0 + t), listed(LENGTH, a, j0 + t)));
  }
  let i = 4u * (t % SIDE);
  let j = 4u * (t / SIDE);
  var sum0 = vec4f();
  var sum1 = vec4f();
  var sum2 = vec4f();
  var sum3 = vec4f();
  for (var l0 = 0u; l0 < entries; l0 += DEPTH) {
    workgroupBarrier();
    for (var u = t; u < SIDE * DEPTH; u += THREADS) {
      // Four rows of a column of Q, four columns of a row of S
      let ql = l0 + u / SIDE;
      var q = vec4f();
      if (ql < entries) {
        let r = 4u * (u % SIDE);
        let at = row + r + listed(COLUMN, a, listed(list, a, ql)) * p.n;
        for (var c = 0u; c < 4u; c++) {
          if (i0 + r + c < height) {
            q[c] = Q[at + c];
          }
        }
      }
      left[u] = q;
      let sl = l0 + u % DEPTH;
      var s = vec4f();
      if (sl < entries) {
        let source = listed(list, a, sl);
        let pole = bitcast<i32>(listed(POLE, a, source));
        let weight = bitcast<f32>(listed(NEW_WEIGHT, a, source));
        for (var c = 0u; c < 4u; c++) {
          let column = 4u * (u / DEPTH) + c;
          if (j0 + column < k) {
            s[c] = weight / distance(pole, origins[column], away[column].x) * away[column].y;
          }
        }
      }
      right[(u % DEPTH) * SIDE + u / DEPTH] = s;
    }
    workgroupBarrier();
    for (var l = 0u; l < DEPTH; l++) {
      let q = left[l * SIDE + t % SIDE];
      let s = right[l * SIDE + t / SIDE];
      sum0 = fma(q, vec4f(s.x), sum0);
      sum1 = fma(q, vec4f(s.y), sum1);
      sum2 = fma(q, vec4f(s.z), sum2);
      sum3 = fma(q, vec4f(s.w), sum3);
    }
  }
  let sums = array<vec4f, 4>(sum0, sum1, sum2, sum3);
  for (var c = 0u; c < 4u; c++) {
    let column = j0 + j + c;
    if (column >= a.size) {
      break;
    }
    let source = row + listed(COLUMN, a, column) * p.n;
    let to = rowX + listed(PLACE, a, column) * p.n;
    for (var r = i; r < min(i + 4u, height - i0); r++) {
      if (column < k) {
        X[to + r] = sums[c][r - i];
      } else {
        X[to + r] = Q[source + r];
      }
    }
  }
}
