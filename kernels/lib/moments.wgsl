// Moments of numbers: how many, their mean, the sum of squares of differences from it; and those of two sets together, by Chan, Golub and
// LeVeque 1979. Uses Value, of which each part has a set of its own.
struct Moments {
  count: f32,
  mean: Value,
  squares: Value,
}

// An empty set leaves the other as it is: compilers multiply differences first, whose square may leave the range.
fn together(a: Moments, b: Moments) -> Moments {
  let count = a.count + b.count;
  let share = b.count / max(count, 1.0);
  let apart = select(Value(), b.mean - a.mean, (a.count > 0.0) & (b.count > 0.0));
  let mean = select(b.mean, a.mean + apart * share, a.count > 0.0);
  return Moments(count, mean, a.squares + b.squares + apart * (apart * (a.count * share)));
}
