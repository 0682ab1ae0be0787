// gb_lu: P A = L U of band matrices with partial pivoting, of complex ones by |re| + |im|.
// Storage   lib/band_problem: AB is operand 0, A(i, j) at AB(kl + ku + i - j, j), ipiv 5. A window of p.width columns of AB passes through
//           workgroup memory, column c at (c % p.width) * p.room; without WINDOW the band is worked on where it lies
// Mapping   workgroup x -> GROUP problems; LANES lanes of it share one. All of them look for the pivot of a column, and each has columns
//           behind it, in which it exchanges two elements and subtracts: nobody else reads these, so that one barrier a column is enough.
//           The multipliers are stored a column late, when nobody reads the column any more
// Tunables  THREADS (32..256)  LANES (1..64), divides THREADS  WORDS elements of the window of a problem
//           workgroup bytes (THREADS/LANES)*(size(V)*WORDS + 132)
// Needs     p.room >= 2 kl + ku + 1, even: lanes read words that are an odd distance apart; p.width = kl + ku + p.block, p.block <= 32,
//           p.room * p.width <= WORDS for the largest kl, ku. A pivot below 2^-126 is zero: it is not divided by.
// Source    LAPACK xGBTF2
// @use lib/field
const THREADS: u32 = 64u;
const LANES: u32 = 4u;
const WORDS: u32 = 256u;
const WINDOW: u32 = 1u;
const LISTED: u32 = 0u;
const NONFINITE: u32 = 1u;
const USED1: u32 = 0u;
const USED2: u32 = 0u;
const USED3: u32 = 0u;
const USED4: u32 = 0u;
const GROUP: u32 = THREADS / LANES;
const BLOCK: u32 = 32u;

struct Params {
// @use lib/band_fields
  room: u32,
  width: u32,
  block: u32,
}
// @use lib/band_slots
@group(0) @binding(5) var<storage, read_write> ipiv: array<i32>;
@group(0) @binding(6) var<storage, read_write> info: array<i32>;
// @when NONFINITE
@group(0) @binding(7) var<storage, read_write> nonfinite: array<i32>;
// @end
// @when LISTED
@group(0) @binding(8) var<storage, read> records: array<vec4u>;
// @end
@group(0) @binding(9) var<uniform> p: Params;

// @use lib/band_problem
// @use lib/pivot_key
// @use lib/element_key
// @use lib/band_window

var<workgroup> places: array<u32, GROUP * BLOCK>;
var<workgroup> wild: array<atomic<u32>, GROUP>;

@compute @workgroup_size(THREADS)
fn gb_lu(@builtin(workgroup_id) group: vec3u, @builtin(local_invocation_index) t: u32) {
  let g = t / LANES;
  let lane = t % LANES;
  let z = (group.x + p.baseX) * GROUP + g;
  let mine = min(z, p.count - 1u);
  let own = problem(mine);
  let n = select(0u, own.n, z < p.count);
  let kl = own.kl;
  let kv = own.kl + own.ku;
  let rows = kl + kv + 1u;
  var band = bandOf(place(mine, 0u), g);
  let pivots = place(mine, 5u).off;
  var failure = 0u;
  // Of the column before: its place in the window, its pivot and where that was, what stood on the diagonal.
  var late = 0u;
  var lateScale = 0.0;
  var lateReciprocal = V();
  var latePivot = V();
  var lateDiagonal = V();
  var latePlace = 0u;
  var lateRows = 0u;
  if (lane == 0u) {
    atomicStore(&wild[g], 0u);
  }
  workgroupBarrier();
  var worst = bandIn(band, 0u, kv, kl, n, rows, lane);
  for (var j0 = 0u; j0 < p.n; j0 += p.block) {
    band.first = j0;
    band.head = j0 % p.width;
    worst = max(worst, bandIn(band, kv, p.block, kl, n, rows, lane));
    bandBarrier();
    for (var jj = 0u; jj < p.block; jj++) {
      let j = j0 + jj;
      let here = j < n;
      let column = bandColumn(band, jj) + kv * band.down;
      let last = select(0u, min(kl, n - 1u - min(j, n - 1u)), here);
      let diagonal = bandGet(column);
      var best = keyOf(diagonal);
      var off = 0u;
      for (var i = 1u; i <= last; i++) {
        let key = keyOf(bandGet(column + i * band.down));
        off = select(off, i, key > best);
        best = max(best, key);
      }
      let divides = here & (best >= 0x00800000u);
      off = select(0u, off, divides);
      let pivot = bandGet(column + off * band.down);
      // The reciprocal of a number above 2^126 would be flushed to zero.
      let scale = select(1.0, 0x1p-64f, best > 0x7e000000u);
      let reciprocal = inverse(pivot * scale);
      failure = select(failure, j + 1u, here & !divides & (failure == 0u));
      let behind = select(0u, min(kv, n - 1u - min(j, n - 1u)), divides);
      for (var c = 1u + lane; c <= behind; c += LANES) {
        let at = bandColumn(band, jj + c) + (kv - c) * band.down;
        let u = bandGet(at + off * band.down);
        let above = bandGet(at);
        bandSet(at, u);
        for (var i = 1u; i <= last; i++) {
          let to = at + i * band.down;
          let exchanged = i == off;
          let l = mul(select(bandGet(column + i * band.down), diagonal, exchanged) * scale, reciprocal);
          bandSet(to, mad(-l, u, select(bandGet(to), above, exchanged)));
        }
      }
      for (var i = 1u + lane; i <= lateRows; i += LANES) {
        let at = late + i * band.down;
        bandSet(at, mul(select(bandGet(at), lateDiagonal, i == latePlace) * lateScale, lateReciprocal));
      }
      if ((lane == 0u) & (lateRows > 0u)) {
        bandSet(late, latePivot);
      }
      late = column;
      latePivot = pivot;
      lateScale = scale;
      lateReciprocal = reciprocal;
      lateDiagonal = diagonal;
      latePlace = off;
      lateRows = select(0u, last, divides);
      if (lane == 0u) {
        places[g * BLOCK + jj] = j + off + 1u;
      }
      bandBarrier();
    }
    for (var i = 1u + lane; i <= lateRows; i += LANES) {
      let at = late + i * band.down;
      bandSet(at, mul(select(bandGet(at), lateDiagonal, i == latePlace) * lateScale, lateReciprocal));
    }
    if ((lane == 0u) & (lateRows > 0u)) {
      bandSet(late, latePivot);
    }
    lateRows = 0u;
    bandBarrier();
    bandOut(band, p.block, n, rows, lane);
    for (var jj = lane; jj < p.block; jj += LANES) {
      if (j0 + jj < n) {
        ipiv[pivots + j0 + jj] = i32(places[g * BLOCK + jj]);
      }
    }
    bandBarrier();
  }
  if (worst >= 0x7f800000u) {
    atomicStore(&wild[g], 1u);
  }
  storageBarrier();
  workgroupBarrier();
  if ((lane == 0u) & (z < p.count)) {
    info[p.offInfo + own.q] = select(i32(failure), -1, own.outside);
    // @when NONFINITE
    nonfinite[p.offNonfinite + own.q] = i32(atomicLoad(&wild[g]));
    // @end
  }
  if ((failure != 0u) & (p.nanBits != 0u)) {
    let home = place(mine, 0u);
    for (var c = lane; c < n; c += LANES) {
      for (var r = 0u; r < rows; r++) {
        store(0u, home.off + select(r + c * home.ld, r * home.ld + c, p.byRows != 0u), V(bitcast<R>(p.nanBits)));
      }
    }
  }
}
