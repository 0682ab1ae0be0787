// syconv: `count` interchanges of sytrf, from `first` on, applied to the columns of multipliers that were computed before each of them.
// Storage   L(i, j) = X[offX + i*rs + j*cs], i > j, in the order of elimination: the strides are negative for an upper triangle. swaps as
//           sytrs_pivots leaves them, by storage
// Mapping   workgroup (x) -> COLS columns in front of first + count; thread (slot, c): slot < NP stands for row first + slot, slot >= NP
//           for the row that it is exchanged with. Every thread finds the source of its row by walking the interchanges backwards
// Tunables  NP interchanges per dispatch (8..64)  COLS columns per workgroup (1..16); THREADS = 2*NP*COLS <= 256; workgroup bytes 4*NP
// Needs     a workgroup owns its columns: reads, barrier, writes. The element of D below the first column of a block of two becomes zero
// Source    LAPACK xSYCONV; permutation by gather
const NP: u32 = 32u;
const COLS: u32 = 4u;
const THREADS: u32 = 2u * NP * COLS;

struct Params {
  baseX: u32,
  n: u32,
  upper: u32,
  offX: i32,
  rs: i32,
  cs: i32,
  first: u32,
  count: u32,
}
@group(0) @binding(0) var<storage, read_write> X: array<T>;
@group(0) @binding(1) var<storage, read> swaps: array<i32>;
@group(0) @binding(2) var<uniform> p: Params;

// @use lib/field

var<workgroup> partners: array<u32, NP>;

fn stored(i: u32) -> u32 {
  return select(i, p.n - 1u - i, p.upper == 1u);
}

@compute @workgroup_size(THREADS)
fn syconv(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  if (t < p.count) {
    partners[t] = stored(u32(swaps[stored(p.first + t)]) - 1u);
  }
  workgroupBarrier();
  let slot = t % (2u * NP);
  let q = slot % NP;
  let j = (group.x + p.baseX) * COLS + t / (2u * NP);
  let inside = j < p.first + p.count;
  // Column j has the interchanges of its own step already, those of the steps behind it are to come.
  var opens = false;
  if (inside) {
    opens = swaps[p.n + stored(j)] == select(1, 2, p.upper == 1u);
  }
  let next = j + select(1u, 2u, opens);
  let begin = select(0u, next - p.first, next > p.first);
  var live = inside && q < p.count && q >= begin;
  var row = p.first + q;
  if (slot >= NP && live) {
    row = partners[q];
    // Rows of the block itself have their own slot, and only the first of equal partners writes.
    live = row < p.first || row >= p.first + p.count;
    for (var s = begin; s < q; s++) {
      live = live && partners[s] != row;
    }
  }
  var source = row;
  if (live) {
    for (var step = begin; step < p.count; step++) {
      let s = p.count - 1u - (step - begin);
      if (source == p.first + s) {
        source = partners[s];
      } else if (source == partners[s]) {
        source = p.first + s;
      }
    }
  }
  live = live && source != row;
  let column = p.offX + i32(j) * p.cs;
  var value = T();
  if (live) {
    value = X[column + i32(source) * p.rs];
  }
  storageBarrier();
  if (live) {
    X[column + i32(row) * p.rs] = value;
  }
  if (inside && slot == 0u && opens && j >= p.first && j + 1u < p.n) {
    X[column + i32(j + 1u) * p.rs] = T();
  }
}
