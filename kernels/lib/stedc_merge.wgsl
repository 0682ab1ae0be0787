// Merges of a level as the host describes them in `words`: lists of p.n words each, by column, of which a merge has those from its first
// column on; behind them HEADER words for each merge. A pole is H 2^-29 + L with an integer H and 0 <= L < 2^-29, in units that make all of
// them less than 1: differences of close poles lose nothing, whatever a compiler does to sums. SQUARES: the matrix is bidiagonal, poles and
// roots are the squares of values H 2^-19 + L, so small a unit that the sum of z^2 / (d^2 - s^2)^2 stays in the range, and a merge has two
// headers, the second, behind all first ones, for the right vectors, which lie `shift` columns behind the left ones.
const SQUARES: u32 = 0u;
const HEADER: u32 = 9u;
const PLACES: u32 = 3u;
const COLUMNS: u32 = 4u;
const LISTS: u32 = 5u;

struct Merge {
  first: u32,
  n1: u32,
  n2: u32,
  // Columns that are not deflated: `top` of them end with the first half, `dense` go through both, the others begin with the second.
  k: u32,
  top: u32,
  dense: u32,
  // 1 / rho, and rho |z|^2.
  constant: f32,
  reach: f32,
  shift: u32,
}

fn mergeAt(m: u32) -> Merge {
  let w = LISTS * p.n + HEADER * m;
  let constant = bitcast<f32>(words[w + 6u]);
  let reach = bitcast<f32>(words[w + 7u]);
  let dense = words[w + 5u];
  return Merge(words[w], words[w + 1u], words[w + 2u], words[w + 3u], words[w + 4u], dense, constant, reach, words[w + 8u]);
}

// Entry i of a list of a merge
fn listed(list: u32, first: u32, i: u32) -> u32 {
  return words[list * p.n + first + i];
}

struct Pole {
  upper: i32,
  lower: f32,
}

fn poleAt(first: u32, i: u32) -> Pole {
  return Pole(bitcast<i32>(words[first + i]), bitcast<f32>(words[p.n + first + i]));
}

fn weightAt(first: u32, i: u32) -> f32 {
  return bitcast<f32>(words[2u * p.n + first + i]);
}

// The value of a pole whose square counts
fn valueOf(pole: Pole) -> f32 {
  return fma(f32(pole.upper), 1.9073486328125e-6, pole.lower);
}

// a - b - x, or a^2 - b^2 - x, where x is 0 or less than half as large as the difference of two poles
fn distance(a: Pole, b: Pole, x: f32) -> f32 {
  if (SQUARES == 1u) {
    let apart = fma(f32(a.upper - b.upper), 1.9073486328125e-6, a.lower - b.lower);
    let both = fma(f32(a.upper + b.upper), 1.9073486328125e-6, a.lower + b.lower);
    return fma(apart, both, -x);
  }
  return fma(f32(a.upper - b.upper), 1.862645149230957e-9, (a.lower - b.lower) - x);
}
