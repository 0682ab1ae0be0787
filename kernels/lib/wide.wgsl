// What a thread has of a vector at a time, of any field of lib/field: one element, or WIDE 1: four real ones. Ts as stored, Vs as computed
// with, Us their bits: constructors go from one to the other, and spread a V.
// @use lib/field
// @use lib/factor
// @use lib/field_double
// @use lib/wide_stored
// @when NARROW
alias Vs = V;
// @when REAL
alias Us = u32;
// @end
// @when COMPLEX
alias Us = vec2<u32>;
// @end

fn factorEach(f: V, x: Vs) -> Vs {
  return byFactor(f, x);
}

fn madEach(x: Vs, y: Vs, z: Vs) -> Vs {
  return mad(x, y, z);
}

fn conjEach(x: Vs) -> Vs {
  return conj(x);
}

fn addEach(x: Vs, y: Vs) -> Vs {
  return add(x, y);
}

fn absEach(x: Vs) -> Vs {
  return absParts(x);
}

fn realEach(f: R, x: Vs, z: Vs) -> Vs {
  return madReal(f, x, z);
}
// @end
// @when WIDE
alias Vs = vec4<V>;
alias Us = vec4<u32>;

fn factorEach(f: V, x: Vs) -> Vs {
  return Vs(f) * x;
}

fn madEach(x: Vs, y: Vs, z: Vs) -> Vs {
  return fma(x, y, z);
}

fn conjEach(x: Vs) -> Vs {
  return x;
}

fn addEach(x: Vs, y: Vs) -> Vs {
  return x + y;
}

fn absEach(x: Vs) -> Vs {
  return abs(x);
}

fn realEach(f: R, x: Vs, z: Vs) -> Vs {
  return fma(Vs(f), x, z);
}
// @end
