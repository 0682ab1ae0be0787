// double_scale: how large the rows of op(A) and the columns of op(B) are, for a product of doubles by residues: the largest exponent of
// each, then its sum of squares. In integers, which are added in any order with the same result.
// Storage   rows of op(A), rowsA of them, then columns of op(B): op(A)(i, l) = A[offA + i*rowA + l*depthA], op(B)(l, j) =
//           B[offB + j*rowB + l*depthB], with PAIRS 1 those of lib/double_fetch; l < depth; finite elements count
//           R[4 row]: 64 + the biased exponent of the largest, 0 without one but zeros;  + 1: 1 if one is infinite or NaN;
//           + 2, 3: lowest 20 bits and the rest of sums, to be added, of (floor(2^14 |x| / 2^e) + 1)^2, e the largest's exponent
// Mapping   workgroup (x, y) -> 8 rows x 1024 depths, and all depths a grid of `groups` in y further; groupsA of them in x are op(A)'s.
//           Threads side by side take what lies side by side: rows where their distance is 1, else depths
// Tunables  PASS 0: the exponents  1: the sums  2: both, of all depths by one workgroup   PAIRS   workgroup bytes = 256*8
// Needs     R zeroed in front of PASS 0; PASS 2 needs groups = 1; depth < 2^22
// Source    Ozaki, Uchino, Imamura, arXiv 2504.08009: rows are scaled so that Cauchy and Schwarz bound the product
const PASS: u32 = 2u;
const ROWS: u32 = 8u;
const LANES: u32 = 32u;
const DEPTHS: u32 = 1024u;

// @use lib/double
// @use lib/double_fetch

struct Params {
  baseX: u32,
  baseY: u32,
  depth: u32,
  groups: u32,
  groupsA: u32,
  rowsA: u32,
  offA: u32,
  rowA: u32,
  depthA: u32,
  rowsB: u32,
  offB: u32,
  rowB: u32,
  depthB: u32,
}
@group(0) @binding(0) var<storage, read> A: array<vec2u>;
@group(0) @binding(1) var<storage, read> B: array<vec2u>;
@group(0) @binding(2) var<storage, read_write> R: array<atomic<u32>>;
@group(0) @binding(3) var<uniform> p: Params;

var<workgroup> part: array<vec2u, 256>;

// (floor(2^14 |x| / 2^e) + 1)^2 of a finite number, 0 of zero: `largest` is 64 + e + 1023.
fn squared(x: vec2u, largest: u32) -> u32 {
  let e = (x.y >> 20u) & 0x7ffu;
  let m = vec2u(x.x, (x.y & 0xfffffu) | (min(e, 1u) << 20u));
  let down = i32(largest) - 26 - i32(max(e, 1u));
  let w = select(dShiftLeft(m, u32(-down) & 63u), dDown(m, u32(max(down, 0))), down >= 0);
  let s = w.x + 1u;
  return select(s * s, 0u, all(m == vec2u()));
}

// floor(m 2^-n)
fn dDown(m: vec2u, n: u32) -> vec2u {
  let s = n & 31u;
  let w = select(m, vec2u(m.y, 0u), n >= 32u);
  return select(vec2u((w.x >> s) | ((w.y << 1u) << (s ^ 31u)), w.y >> s), vec2u(), n >= 64u);
}

// What two numbers of elements, or all of them, come to: exponents and marks, or sums.
fn joined(a: vec2u, b: vec2u, sums: bool) -> vec2u {
  if (!sums) {
    return max(a, b);
  }
  let lo = a.x + b.x;
  return vec2u(lo, a.y + b.y + u32(lo < a.x));
}

// That of the elements of a row from a depth on, every 32nd of 1024, as often as the grid is passed; without `sums` `largest` is not read.
fn measured(side: u32, row: u32, first: u32, sums: bool, largest: u32) -> vec2u {
  let off = select(p.offA, p.offB, side == 1u);
  let rowStep = select(p.rowA, p.rowB, side == 1u);
  let depthStep = select(p.depthA, p.depthB, side == 1u);
  var mine: vec2u;
  for (var start = first; start < p.depth; start += p.groups * DEPTHS) {
    let end = min(start + DEPTHS, p.depth);
    for (var l = start; l < end; l += 4u * LANES) {
      // Four reads are under way at a time.
      // @registers
      var x: array<vec2u, 4>;
      // @unroll
      for (var q = 0u; q < 4u; q++) {
        x[q] = vec2u();
        if (l + q * LANES < end) {
          let at = placeOf(side, row, l + q * LANES, off, rowStep, depthStep);
          if (side == 0u) {
            x[q] = A[at];
          } else {
            x[q] = B[at];
          }
        }
      }
      // @unroll
      for (var q = 0u; q < 4u; q++) {
        if (!dIsFinite(x[q])) {
          mine.y |= u32(!sums);
        } else if (sums) {
          mine = joined(mine, vec2u(squared(x[q], largest), 0u), true);
        } else {
          mine.x = max(mine.x, leading(x[q]));
        }
      }
    }
  }
  return mine;
}

// That of all threads of a row; t is any order of all threads.
fn ofRow(t: u32, i: u32, lane: u32, mine: vec2u, sums: bool) -> vec2u {
  part[LANES * i + lane] = mine;
  workgroupBarrier();
  for (var half = LANES / 2u; half >= 1u; half /= 2u) {
    if (t % LANES < half) {
      part[t] = joined(part[t], part[t + half], sums);
    }
    workgroupBarrier();
  }
  return part[LANES * i];
}

@compute @workgroup_size(256)
fn double_scale(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let x = group.x + p.baseX;
  let side = u32(x >= p.groupsA);
  let along = select(p.rowA, p.rowB, side == 1u) == 1u;
  let i = select(t / LANES, t % ROWS, along);
  let lane = select(t % LANES, t / ROWS, along);
  let row = (x - side * p.groupsA) * ROWS + i;
  let has = row < select(p.rowsA, p.rowsB, side == 1u);
  let first = (group.y + p.baseY) * DEPTHS + lane;
  let at = 4u * (side * p.rowsA + row);
  var found: vec2u;
  if (PASS != 1u) {
    if (has) {
      found = measured(side, row, first, false, 0u);
    }
    found = ofRow(t, i, lane, found, false);
  }
  var sum: vec2u;
  if (PASS != 0u) {
    if (has) {
      if (PASS == 1u) {
        found.x = atomicLoad(&R[at]);
      }
      sum = measured(side, row, first, true, found.x);
    }
    workgroupBarrier(); // all have read what the first call found
    sum = ofRow(t, i, lane, sum, true);
  }
  if ((lane != 0u) | !has) {
    return;
  }
  let lower = sum.x & 0xfffffu;
  let upper = (sum.x >> 20u) | (sum.y << 12u);
  if (PASS == 0u) {
    atomicMax(&R[at], found.x);
    atomicMax(&R[at + 1u], found.y);
  } else if (PASS == 1u) {
    atomicAdd(&R[at + 2u], lower);
    atomicAdd(&R[at + 3u], upper);
  } else {
    atomicStore(&R[at], found.x);
    atomicStore(&R[at + 1u], found.y);
    atomicStore(&R[at + 2u], lower);
    atomicStore(&R[at + 3u], upper);
  }
}
