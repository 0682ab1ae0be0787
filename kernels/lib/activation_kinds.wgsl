// Activation functions and their derivatives, by number (src/nn/activations/activationKinds.ts). Before it: ACTIVATION, and p with slope and
// scale. Uses lib/activation_functions.

// exp(x) - 1 for x <= 0, with its digits where that is small.
fn expMinusOne(x: f32) -> f32 {
  let t = hyperbolicTangent(0.5 * x);
  return 2.0 * t / (1.0 - t);
}

// log(1 + exp(x)): of the part beyond max(x, 0) the logarithm is 2 artanh(s), s <= 1/3.
fn softplus(x: f32) -> f32 {
  let e = exp(-min(abs(x), 200.0));
  let s = e / (2.0 + e);
  let q = s * s;
  let series = fma(fma(fma(fma(fma(fma(1.0 / 13.0, q, 1.0 / 11.0), q, 1.0 / 9.0), q, 1.0 / 7.0), q, 0.2), q, 1.0 / 3.0), q, 1.0);
  return fma(2.0 * s, series, max(x, 0.0));
}

// tanh(softplus(x)), and what it lacks of 1.
fn mishGate(x: f32) -> vec2f {
  let e = exp(-min(abs(x), 200.0));
  let above = 2.0 * e;
  let below = e * (e + 2.0);
  let rest = 2.0 * e * e;
  return select(vec2f(below, 2.0) / (below + 2.0), vec2f(1.0 + above, rest) / (1.0 + above + rest), x >= 0.0);
}

fn isNaNByBits(x: f32) -> bool {
  return (bitcast<u32>(x) & 0x7fffffffu) > 0x7f800000u;
}

// Where a gate is 0 nothing is lost by a smaller factor, and -infinity times 0 would be NaN.
fn gated(x: f32, gate: f32) -> f32 {
  return max(x, -1e30) * gate;
}

fn activate(x: f32) -> f32 {
  var f = x;
  if (ACTIVATION == 0u) {
    f = max(x, 0.0);
  } else if (ACTIVATION == 1u) {
    f = select(p.slope * x, x, x > 0.0);
  } else if (ACTIVATION == 2u) {
    f = select(p.scale * expMinusOne(min(x, 0.0)), x, x > 0.0);
  } else if (ACTIVATION == 3u) {
    f = 1.0507009873554805 * select(1.6732632423543772 * expMinusOne(min(x, 0.0)), x, x > 0.0);
  } else if (ACTIVATION == 4u) {
    f = gated(x, normal(x));
  } else if (ACTIVATION == 5u) {
    let c = clamp(x, -100.0, 100.0);
    f = gated(x, sigmoid(1.5957691216 * fma(0.044715 * c * c, c, c)));
  } else if (ACTIVATION == 6u) {
    f = gated(x, sigmoid(x));
  } else if (ACTIVATION == 7u) {
    f = sigmoid(x);
  } else if (ACTIVATION == 8u) {
    f = hyperbolicTangent(x);
  } else if (ACTIVATION == 9u) {
    f = softplus(x);
  } else if (ACTIVATION == 10u) {
    f = 1.0 - 1.0 / (1.0 + abs(x));
    f = select(x / (1.0 + abs(x)), select(f, -f, x < 0.0), abs(x) > 1.0);
  } else if (ACTIVATION == 11u) {
    f = clamp(fma(x, 1.0 / 6.0, 0.5), 0.0, 1.0);
  } else if (ACTIVATION == 12u) {
    f = gated(x, clamp(fma(x, 1.0 / 6.0, 0.5), 0.0, 1.0));
  } else if (ACTIVATION == 13u) {
    f = gated(x, mishGate(x).x);
  }
  return select(f, x, isNaNByBits(x));
}

fn derivative(x: f32) -> f32 {
  var d = 1.0;
  // Beyond, all derivatives are what they are at infinity.
  let c = clamp(x, -100.0, 100.0);
  if (ACTIVATION == 0u) {
    d = select(0.0, 1.0, x > 0.0);
  } else if (ACTIVATION == 1u) {
    d = select(p.slope, 1.0, x > 0.0);
  } else if (ACTIVATION == 2u) {
    d = select(p.scale * exp(min(c, 0.0)), 1.0, x > 0.0);
  } else if (ACTIVATION == 3u) {
    d = 1.0507009873554805 * select(1.6732632423543772 * exp(min(c, 0.0)), 1.0, x > 0.0);
  } else if (ACTIVATION == 4u) {
    d = fma(c * 0.3989422804, exp(-0.5 * c * c), normal(c));
  } else if (ACTIVATION == 5u) {
    let u = 1.5957691216 * fma(0.044715 * c * c, c, c);
    let du = 1.5957691216 * fma(0.134145 * c, c, 1.0);
    let s = sigmoid(u);
    d = fma(c * s, sigmoid(-u) * du, s);
  } else if (ACTIVATION == 6u) {
    let s = sigmoid(c);
    d = fma(c * s, sigmoid(-c), s);
  } else if (ACTIVATION == 7u) {
    d = sigmoid(c) * sigmoid(-c);
  } else if (ACTIVATION == 8u) {
    d = 4.0 * sigmoid(2.0 * c) * sigmoid(-2.0 * c);
  } else if (ACTIVATION == 9u) {
    d = sigmoid(c);
  } else if (ACTIVATION == 10u) {
    let g = 1.0 / (1.0 + abs(x));
    d = g * g;
  } else if (ACTIVATION == 11u) {
    d = select(0.0, 1.0 / 6.0, abs(x) < 3.0);
  } else if (ACTIVATION == 12u) {
    d = select(select(0.0, 1.0, x > 0.0), fma(c, 1.0 / 3.0, 0.5), abs(x) < 3.0);
  } else if (ACTIVATION == 13u) {
    let w = mishGate(c);
    d = fma(c * w.y, (1.0 + w.x) * sigmoid(c), w.x);
  }
  return select(d, x, isNaNByBits(x));
}
