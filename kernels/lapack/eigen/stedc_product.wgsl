// stedc_product: the products of all merges of a level: each half's vectors times the rows of S that belong to them.
// Storage   Z(rows, first + j) = sum over l of Q(rows, first + l) S(first + l, first + j), j < k; l < top + dense in the rows of the first
//           half, top <= l < k in those of the second. Z[offZ + i + j*ldz]; Q and S: [i + j*ldq]; columns with the merge's shift
// Mapping   workgroup (x, y, z) -> 32 rows from 32 x, 32 columns from 32 y, half z % 2 of merge z / 2; thread -> 4 x 4 elements
// Tunables  none; 64 threads
// Needs     different buffers. Meant for halves of some hundreds; larger ones are gemm's
const DEPTH: u32 = 16u;

struct Params {
  baseX: u32,
  baseY: u32,
  baseZ: u32,
  n: u32,
  ldq: u32,
  offZ: u32,
  ldz: u32,
}
@group(0) @binding(0) var<storage, read> words: array<u32>;
@group(0) @binding(1) var<storage, read> Q: array<f32>;
@group(0) @binding(2) var<storage, read> S: array<f32>;
@group(0) @binding(3) var<storage, read_write> Z: array<f32>;
@group(0) @binding(4) var<uniform> p: Params;

// @use lib/stedc_merge

// Rows of four: left[l*8 + r] has four rows of Q's column l, right[l*8 + c] four columns of S's row l.
var<workgroup> left: array<vec4f, 128>;
var<workgroup> right: array<vec4f, 128>;

@compute @workgroup_size(64)
fn stedc_product(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let index = group.z + p.baseZ;
  let merge = mergeAt(index / 2u);
  let second = index % 2u == 1u;
  let height = select(merge.n1, merge.n2, second);
  let i0 = (group.x + p.baseX) * 32u;
  let j0 = (group.y + p.baseY) * 32u;
  if (i0 >= height || j0 >= merge.k) {
    return;
  }
  let row = merge.first + select(0u, merge.n1, second);
  let column = merge.shift + merge.first;
  let begin = select(0u, merge.top, second);
  let end = select(merge.top + merge.dense, merge.k, second);
  let i = 4u * (t % 8u);
  let j = 4u * (t / 8u);
  var sum0 = vec4f();
  var sum1 = vec4f();
  var sum2 = vec4f();
  var sum3 = vec4f();
  for (var l0 = begin; l0 < end; l0 += DEPTH) {
    workgroupBarrier();
    for (var e = t; e < 128u; e += 64u) {
      // Four rows of a column of Q, four columns of a row of S
      let ql = l0 + e / 8u;
      let qi = i0 + 4u * (e % 8u);
      let sl = l0 + e % DEPTH;
      let sj = j0 + 4u * (e / DEPTH);
      var q = vec4f();
      var s = vec4f();
      for (var c = 0u; c < 4u; c++) {
        if (ql < end && qi + c < height) {
          q[c] = Q[row + qi + c + (column + ql) * p.ldq];
        }
        if (sl < end && sj + c < merge.k) {
          s[c] = S[merge.first + sl + (column + sj + c) * p.ldq];
        }
      }
      left[e] = q;
      right[(e % DEPTH) * 8u + e / DEPTH] = s;
    }
    workgroupBarrier();
    for (var l = 0u; l < DEPTH; l++) {
      let q = left[l * 8u + t % 8u];
      let s = right[l * 8u + t / 8u];
      sum0 += q * s.x;
      sum1 += q * s.y;
      sum2 += q * s.z;
      sum3 += q * s.w;
    }
  }
  let sums = array<vec4f, 4>(sum0, sum1, sum2, sum3);
  for (var c = 0u; c < 4u; c++) {
    for (var r = 0u; r < 4u; r++) {
      if (i0 + i + r < height && j0 + j + c < merge.k) {
        Z[p.offZ + row + i0 + i + r + (column + j0 + j + c) * p.ldz] = sums[c][r];
      }
    }
  }
}
