// geqp3_pivot_double: the column that QR with column pivoting takes next, in doubles: the one with the largest norm, the first of equals,
// the first that is NaN before all others, fixed ones before those. What is known of it and of column k change places.
// Storage   columns: lib/geqp3_columns; jpvt[offPvt + j]; G(j, c) = G[j + c*n], c < done; choice[0] := the column
// Mapping   one workgroup; thread -> every THREADS-th column from k on
// Tunables  THREADS (a power of two, at least the columns of a panel)   T: lib/double_elements; workgroup bytes 12*THREADS + 4
// Needs     nothing; the elements of the columns stay where they are
// Source    LAPACK xLAQPS
// @use lib/double_elements
// @use lib/geqp3_columns
const THREADS: u32 = 256u;
// @use lib/best_double

struct Params {
  n: u32,
  k: u32,
  done: u32, // earlier columns of the panel
  offPvt: u32,
}
@group(0) @binding(0) var<storage, read_write> columns: array<vec4u>;
@group(0) @binding(1) var<storage, read_write> jpvt: array<i32>;
@group(0) @binding(2) var<storage, read_write> G: array<T>;
@group(0) @binding(3) var<storage, read_write> choice: array<u32>;
@group(0) @binding(4) var<uniform> p: Params;

var<workgroup> best: u32;

fn keyOf(j: u32) -> vec3u {
  let about = columns[2u * j + 1u];
  if ((about.y & FIXED) != 0u) {
    return vec3u(0xffffffffu, 0xffffffffu, j);
  }
  return vec3u(dScale(columns[2u * j].xy, bitcast<i32>(about.x)).yx, j);
}

@compute @workgroup_size(THREADS)
fn geqp3_pivot_double(@builtin(local_invocation_index) t: u32) {
  var mine = vec3u(0u, 0u, 0xffffffffu);
  for (var j = p.k + t; j < p.n; j += THREADS) {
    mine = better(mine, keyOf(j));
  }
  let found = bestOf(t, mine);
  if (t == 0u) {
    best = found.z;
  }
  let q = workgroupUniformLoad(&best);
  if (t == 0u) {
    choice[0] = q;
    let held = jpvt[p.offPvt + p.k];
    jpvt[p.offPvt + p.k] = jpvt[p.offPvt + q];
    jpvt[p.offPvt + q] = held;
  }
  if (t < 2u) {
    let held = columns[2u * p.k + t];
    columns[2u * p.k + t] = columns[2u * q + t];
    columns[2u * q + t] = held;
  }
  if (t < p.done) {
    let held = G[p.k + t * p.n];
    G[p.k + t * p.n] = G[q + t * p.n];
    G[q + t * p.n] = held;
  }
}
