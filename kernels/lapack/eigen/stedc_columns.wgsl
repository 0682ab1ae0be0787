// stedc_columns: columns of the halves in the order in which a merge wants them, without the rows that are zeros; or, with `back`, those
// that are eigenvectors already back, behind the others.
// Storage   A[offA + first + i + (first + column j)*lda] -> B[offB + first + i + (first + j)*ldb]; back: column j itself, j >= k; first of
//           columns: with the merge's shift
// Mapping   workgroup (x, y, z) -> THREADS rows of column y of merge z
// Tunables  THREADS (32..256)
// Needs     A and B are different buffers
// Source    LAPACK xLAED2
const THREADS: u32 = 64u;

struct Params {
  baseX: u32,
  baseY: u32,
  baseZ: u32,
  n: u32,
  back: u32,
  offA: u32,
  lda: u32,
  offB: u32,
  ldb: u32,
}
@group(0) @binding(0) var<storage, read> words: array<u32>;
@group(0) @binding(1) var<storage, read> A: array<u32>;
@group(0) @binding(2) var<storage, read_write> B: array<u32>;
@group(0) @binding(3) var<uniform> p: Params;

// @use lib/stedc_merge

@compute @workgroup_size(THREADS)
fn stedc_columns(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let merge = mergeAt(group.z + p.baseZ);
  let i = (group.x + p.baseX) * THREADS + t;
  let j = group.y + p.baseY;
  let n = merge.n1 + merge.n2;
  if (i >= n || j >= n) {
    return;
  }
  var source = j;
  if (p.back == 0u) {
    if ((j < merge.top && i >= merge.n1) || (j >= merge.top + merge.dense && j < merge.k && i < merge.n1)) {
      return;
    }
    source = listed(COLUMNS, merge.first, j);
  } else if (j < merge.k) {
    return;
  }
  let row = merge.first + i;
  let column = merge.shift + merge.first;
  B[p.offB + row + (column + j) * p.ldb] = A[p.offA + row + (column + source) * p.lda];
}
