// norm_lines_double: of the lines of A, its columns or rows, the largest magnitude, sums of magnitudes, or sums of squares, in soft doubles,
// real or complex; a complex number's magnitude is its modulus.
// Storage   element k of line q is A(i, j) = A[offA + i + j*lda] with j = q and i = k, byRows = 1: i = q and j = k; q < lines, k < length.
//           Record x + s*blocks of workgroup (x, s), each = 1: q + s*lines of line q: work[record], of squares (2^-600 a)^2 over
//           a >= 2^490, a^2, (2^600 a)^2 over a < 2^-490 at work[record], work[region + record], work[2*region + record]; of complex numbers
//           a goes over both parts
// Mapping   workgroup (x, s) -> `turns` times THREADS/lanes lines one after the other, slice s of `slice` elements; `lanes` threads (a power
//           of two up to THREADS) -> one line at a time, every lanes-th element, neighbours in a column; then a tree
// Tunables  THREADS (64..256, a power of two)   workgroup bytes 24*THREADS   T V COMPLEX: lib/double_elements
// Needs     kind 0 max, 1 sum (each = 0: the largest of them), 2 squares; part: 0 all, 1 lower, 2 upper; unit = 1: ones on the diagonal;
//           hermitian = 1: the diagonal is taken as real; mirrored = 1: A is symmetric or Hermitian, and squares of one triangle
//           count twice, sums are of whole lines; each = 1: kind 1, one turn
// Source    LAPACK xLANGE, xLANSY, xLANTR; J. L. Blue, ACM TOMS 4 (1978). Bits of magnitudes order them, NaN the largest
// @use lib/double_elements
// @use lib/double_modulus
const THREADS: u32 = 256u;

struct Params {
  baseX: u32,
  baseY: u32,
  lines: u32,
  length: u32,
  byRows: u32,
  lanes: u32,
  turns: u32,
  slice: u32,
  blocks: u32,
  each: u32,
  part: u32,
  unit: u32,
  hermitian: u32,
  mirrored: u32,
  kind: u32,
  offA: u32,
  lda: u32,
  region: u32,
}
@group(0) @binding(0) var<storage, read> A: array<T>;
@group(0) @binding(1) var<storage, read_write> work: array<vec2u>;
@group(0) @binding(2) var<uniform> p: Params;

// Big, middle and small squares; of the other kinds the first.
var<workgroup> sums: array<vec2u, 3u * THREADS>;

fn joined(x: vec2u, y: vec2u, isMax: bool) -> vec2u {
  if (isMax) {
    return select(x, y, dBelow(x, y));
  }
  return dAdd(x, y);
}

// sums[at] of the first of `lanes` places next to each other becomes what all of them have.
fn join(at: u32, lanes: u32, isMax: bool) {
  let regions = select(1u, 3u, p.kind == 2u);
  for (var half = lanes / 2u; half > 0u; half /= 2u) {
    workgroupBarrier();
    if (at % lanes < half) {
      for (var r = 0u; r < regions; r++) {
        sums[r * THREADS + at] = joined(sums[r * THREADS + at], sums[r * THREADS + at + half], isMax);
      }
    }
  }
  workgroupBarrier();
}

fn partSize(x: V, k: u32) -> R {
  // @when REAL
  return dAbs(x);
  // @end
  // @when COMPLEX
  return dAbs(partOf(x, k));
  // @end
}

fn element(q: u32, k: u32) -> V {
  var i = select(k, q, p.byRows == 1u);
  var j = select(q, k, p.byRows == 1u);
  if (p.unit == 1u && i == j) {
    return one();
  }
  // Beside the triangle lies, of a symmetric matrix, what the triangle has across the diagonal.
  if ((p.part == 1u && i < j) || (p.part == 2u && i > j)) {
    let row = i;
    i = j;
    j = row;
  }
  let a = widen(A[p.offA + i + j * p.lda]);
  if (p.hermitian == 1u && i == j) {
    return ofReal(realPart(a));
  }
  return a;
}

@compute @workgroup_size(THREADS)
fn norm_lines_double(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let x = group.x + p.baseX;
  let s = group.y + p.baseY;
  let together = THREADS / p.lanes;
  let line = select(t / p.lanes, t % together, p.byRows == 1u);
  let lane = select(t % p.lanes, t / together, p.byRows == 1u);
  let at = line * p.lanes + lane;
  let isWhole = p.part == 0u || (p.mirrored == 1u && p.kind == 1u);
  let fromDiagonal = (p.part == 1u) != (p.byRows == 1u);
  var largest = vec2u();
  for (var r = 0u; r < 3u; r++) {
    sums[r * THREADS + at] = vec2u();
  }
  for (var turn = 0u; turn < p.turns; turn++) {
    let q = (x * p.turns + turn) * together + line;
    let first = max(s * p.slice, select(q, 0u, isWhole || !fromDiagonal));
    let end = min(min((s + 1u) * p.slice, p.length), select(q + 1u, p.length, isWhole || fromDiagonal));
    if (q < p.lines) {
      for (var k = first + lane; k < end; k += p.lanes) {
        let a = element(q, k);
        if (p.kind == 2u) {
          for (var part = 0u; part < 1u + COMPLEX; part++) {
            let size = partSize(a, part);
            let e = size.y >> 20u;
            let big = e >= 1023u + 490u;
            let small = e < 1023u - 490u;
            let scaled = dScale(size, select(select(0, 600, small), -600, big));
            let twice = dScale(scaled, select(0, 1, p.mirrored == 1u && q != k));
            let place = select(select(1u, 2u, small), 0u, big) * THREADS + at;
            sums[place] = dFma(scaled, twice, sums[place]);
          }
        } else {
          sums[at] = joined(sums[at], modulus(a), p.kind == 0u);
        }
      }
    }
    if (p.kind == 1u) {
      join(at, p.lanes, false);
      if (lane == 0u && q < p.lines) {
        largest = joined(largest, sums[at], true);
        if (p.each == 1u) {
          work[s * p.lines + q] = sums[at];
        }
      }
      workgroupBarrier();
      sums[at] = vec2u();
    }
  }
  if (p.each == 1u) {
    return;
  }
  if (p.kind == 1u) {
    sums[at] = largest;
  }
  join(at, THREADS, p.kind != 2u);
  if (at == 0u) {
    for (var r = 0u; r < select(1u, 3u, p.kind == 2u); r++) {
      work[r * p.region + x + s * p.blocks] = sums[r * THREADS];
    }
  }
}
